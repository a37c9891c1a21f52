import type { Listing } from "@/lib/schemas/listing";
import { ProductLogo } from "../ui/product-logo";
import { storedPicture } from "../ui/stored-picture";
import { ProofMark } from "./proof/proof";
import { SocialLinks } from "./social-links";

/** A person behind the product: picture, name, role, a few words, links. `index` counts from 0 within the listing. */
export function FounderCard({ founder, index }: { founder: Listing["founders"][number]; index: number }) {
  return (
    <li className="flex gap-4 py-4">
      <ProductLogo name={founder.name} src={storedPicture(founder.photo_url)} isRound />
      <div className="min-w-0">
        <h3 className="text-base">
          {founder.name}
          <ProofMark
            of={`founder-${index}`}
            subject={founder.name}
            evidence={founder.evidence}
            values={[founder.name, founder.role ?? ""]}
          />
        </h3>
        {founder.role && <p className="text-sm text-soft">{founder.role}</p>}
        {founder.bio && <p className="mt-2 max-w-text text-sm whitespace-pre-line">{founder.bio}</p>}
        <SocialLinks links={founder.links} of={founder.name} />
      </div>
    </li>
  );
}
