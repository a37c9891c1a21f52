/** Within the frame that stands already; without the front door `missingOwnPage` ends up here. */
export { OwnPageMissing as default } from "@/components/site/page-missing";
