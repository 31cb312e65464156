import type { Portal } from '#app/portal.server.ts'
import type { Notice, Screen, SignInScreen } from './sign-in.ts'

/**
 * What a step answers: a screen with its status, or that the person goes on to the page they asked for, with a word on
 * what was done.
 */
export type StepAnswer = { screen: Screen; status: number } | { notice: Notice } | undefined

export function signInScreen({ settings }: Portal): SignInScreen {
  return { screen: 'sign-in', passwordMin: settings.passwordMin }
}
