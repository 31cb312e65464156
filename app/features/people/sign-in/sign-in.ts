import type { Carried } from '#app/kit/drafts/carried.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import type { ContactScreen } from '#app/features/people/contact/contact.ts'
import type { SecondFactorScreen } from '#app/features/people/second-factor/second-factor.ts'

/**
 * Where a form posts to sign in, or to make another step towards full access, without leaving the page that was asked
 * for: `?sign-in=` signs in, `?sign-in=register` registers.
 */
export const signInParameter = 'sign-in'

export const steps = ['', 'register', 'forgot', 'resend', 'contact', 'second-factor'] as const
export type Step = (typeof steps)[number]

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value)
}

/** What the authentication screen shows: `?tab=register`, `?tab=forgot`. */
export const tabs = ['login', 'register', 'forgot'] as const
export type Tab = (typeof tabs)[number]

export function tabIn(search: string): Tab {
  const asked = new URLSearchParams(search).get('tab')
  return tabs.find((tab) => tab === asked) ?? 'login'
}

/** What a screen says on top, after a redirect. */
export const notices = ['reset-sent', 'password-set', 'email-verified', 'verify-sent', 'crm-failed'] as const
export type Notice = (typeof notices)[number]

type Asked = { pathname: string; search: string }

/** The page asked for with another tab of the authentication screen in its place. */
export function tabAddress({ pathname, search }: Asked, tab: Tab): string {
  const query = pageQuery(search)
  if (tab !== 'login') query.set('tab', tab)
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}

/** Where a step's form posts to; after a mistake the tab it stands in is open again. */
export function stepAddress({ pathname, search }: Asked, step: Step): string {
  const query = pageQuery(search)
  if (step === 'register' || step === 'forgot') query.set('tab', step)
  query.set(signInParameter, step)
  return `${pathname}?${query.toString()}`
}

/** By this the form is found in the page. */
export const signInFormId = 'sign-in'

/** What of the query is the page's own, without what the screens in its place have put there. */
export function pageQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const own of [signInParameter, 'tab', 'notice']) query.delete(own)
  return query
}

export type Credentials = { email: string; password: string }

/** `problem` is a sentence in the reader's language; `refusal` what is wrong with a registration. */
export type SignInScreen = {
  screen: 'sign-in'
  passwordMin: number
  problem?: string
  refusal?: Failure
  email?: string
  carried?: Carried
}

/** What stands in place of a page for anyone who may not see it yet. It travels as the data of a 401 or 403 answer. */
export type Screen =
  | SignInScreen
  | { screen: 'unverified'; email: string; problem?: string }
  /** Signed in again: what was typed before goes on from here. */
  | { screen: 'resume'; carried: Carried }
  | ContactScreen
  | SecondFactorScreen

export function isScreen(value: unknown): value is Screen {
  return typeof value === 'object' && value !== null && 'screen' in value
}
