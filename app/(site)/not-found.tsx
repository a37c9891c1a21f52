/** Within the frame that stands already; without the front door `missingPage` ends up here. */
export { PageMissing as default } from "@/components/site/page-missing";
