"use server";

import { redirect } from "next/navigation";
import type { SignInAnswer } from "@/components/site/sign-in-forms";
import { startProviderSignIn } from "@/lib/auth/provider-sign-in";
import { applyCookies, currentCookieHeader, signOut } from "@/lib/auth/session";
import { requestSignIn, signInByCode, signInByLink } from "@/lib/auth/sign-in";
import { addressSubject } from "@/lib/core/limits/address-subject";
import { log } from "@/lib/core/log";
import { deliverMail } from "@/lib/services/mail/deliver-mail";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";
import { signInDeps } from "@/lib/web/request/sign-in-deps";

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Mails a code, then asks for it. Where to go after signing in travels along. */
export async function mailCode(_before: SignInAnswer | null, form: FormData): Promise<SignInAnswer> {
  const [callbackUrl, typed] = [text(form, "callbackUrl"), text(form, "email")];
  const result = await runAction(async () => {
    const { address } = await currentContext();
    const deps = await signInDeps();
    const send = async ({ to, code, link }: { to: string; code: string; link: string }) =>
      void (await deliverMail(deps.site, { to, template: "sign_in", data: { code, link } }));
    const caller = addressSubject(address);
    const cookieHeader = await currentCookieHeader();
    return requestSignIn({ ...deps, send }, { email: typed, callbackUrl, caller, cookieHeader });
  });
  if (!result.ok) return { ...result, typed };
  await applyCookies(result.data.cookies);
  const again = form.has("again") ? { again: "1" } : {};
  redirect(`/sign-in/confirm?${new URLSearchParams({ email: result.data.email, callbackUrl, ...again })}`);
}

/** Takes the typed code, or the mailed link's token, and goes on to where the person wanted to be. */
export async function confirm(_before: SignInAnswer | null, form: FormData): Promise<SignInAnswer> {
  const result = await runAction(async () => {
    const [email, callbackUrl] = [text(form, "email"), text(form, "callbackUrl")];
    const given = { email, callbackUrl, cookieHeader: await currentCookieHeader() };
    const deps = await signInDeps();
    const token = text(form, "token");
    return token ? signInByLink(deps, { ...given, token }) : signInByCode(deps, { ...given, code: text(form, "code") });
  });
  if (!result.ok) return { ...result, typed: text(form, "code") };
  await applyCookies(result.data.cookies);
  redirect(result.data.redirectTo);
}

/** Goes to a configured provider's own page. */
export async function signInWith(form: FormData): Promise<void> {
  const provider = text(form, "provider") === "github" ? "github" : "google";
  const step = await startProviderSignIn(await signInDeps(), { provider, callbackUrl: text(form, "callbackUrl") });
  if (step.fault !== undefined) log.warn("provider sign-in failed", { provider, fault: step.fault });
  await applyCookies(step.cookies);
  redirect(step.redirectTo);
}

export async function leave(): Promise<void> {
  const { db, site } = await currentContext();
  await signOut(db, site.baseUrl);
  redirect("/");
}
