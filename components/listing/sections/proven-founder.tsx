import { ProductLogo } from "@/components/ui/product-logo";
import { storedPicture } from "@/components/ui/stored-picture";
import type { Listing } from "@/lib/schemas/listing";
import { ProofMark } from "../proof/proof";
import { SocialLinks } from "../social-links";

interface ProvenFounderProps {
  founder: Listing["founders"][number];
  /** Counts from 0 within the listing. */
  index: number;
  /** Name and role alone, where the person's own card stands above. */
  isBrief: boolean;
}

/** A person whom the product's site names, with the sentence that does. */
export function ProvenFounder({ founder, index, isBrief }: ProvenFounderProps) {
  return (
    <li className="flex gap-4 py-4">
      {!isBrief && <ProductLogo name={founder.name} src={storedPicture(founder.photo_url)} isRound />}
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
        {!isBrief && founder.bio && <p className="mt-2 max-w-text text-sm whitespace-pre-line">{founder.bio}</p>}
        {!isBrief && <SocialLinks links={founder.links} of={founder.name} />}
      </div>
    </li>
  );
}
