import { answerOAuthRoute } from "@/lib/web/request/oauth-route";

export const dynamic = "force-dynamic";

export { answerOAuthRoute as GET, answerOAuthRoute as OPTIONS, answerOAuthRoute as POST };
