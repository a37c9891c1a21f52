import { getApp } from "@/lib/api/process/open-app";
import { createApi } from "@/lib/api/rest/endpoint";

export const dynamic = "force-dynamic";

/**
 * The same API for hosts that run Next without the front door. Next does not tell the peer's address, so addresses are known
 * only through TRUSTED_PROXIES.
 */
async function answer(request: Request): Promise<Response> {
  return createApi(await getApp())(request, { address: null });
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
