import { href } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'

export function SignOutForm({ locale, label }: { locale: Locale; label: string }) {
  return (
    <form method="post" action={href('/:locale?/sign-out', localePrefix(locale))}>
      <input type="hidden" name="intent" value="sign-out" />
      <Button type="submit">{label}</Button>
    </form>
  )
}
