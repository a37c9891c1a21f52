import { MISSING_METADATA, missingPage } from "@/app/missing";

export const metadata = MISSING_METADATA;

/** An address that no other page answers. */
export default missingPage;
