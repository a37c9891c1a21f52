import type { SeedCategory } from "./category";
import { BUILDING } from "./launchyard/building";
import { REACHING } from "./launchyard/reaching";
import { WORKING } from "./launchyard/working";

/** Categories of the default site, in reading order. */
export const LAUNCHYARD_CATEGORIES: SeedCategory[] = [...BUILDING, ...WORKING, ...REACHING];
