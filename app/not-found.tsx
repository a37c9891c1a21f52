import { PageMissing } from "@/components/site/page-missing";

/** What Next sends along with every page, in case nothing is found beside its frame: small therefore. Visitors meet `(site)/[...path]`. */
export default function NotFound() {
  return (
    <main id="content" className="page pt-8">
      <PageMissing />
    </main>
  );
}
