import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'

type PostButtonProps = { intent: string; isSmall?: boolean; children: ReactNode }

/** One of a page's buttons that need no words beside them. */
export function PostButton({ intent, isSmall, children }: PostButtonProps) {
  const { pathname } = useLocation()
  const isSending = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={pathname}>
      <Button
        type="submit"
        {...(isSmall && { size: 'small' as const })}
        name="intent"
        value={intent}
        loading={isSending}
      >
        {children}
      </Button>
    </Form>
  )
}
