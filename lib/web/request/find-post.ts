import "server-only";
import { cache } from "react";
import { getBlogPost } from "@/lib/services/blog/get-blog-post";
import { readOrNull } from "./read";

/** A published post, asked for once a request; null when there is none. */
export const findPost = cache((slug: string) => readOrNull(getBlogPost, { slug }));
