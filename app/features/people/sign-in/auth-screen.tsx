import { noticeIn } from '#app/kit/forms/notices.ts'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '#app/kit/brand.tsx'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { Tabs } from '#app/kit/ui/tabs.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { BikePicture } from '#app/features/bicycles/bicycle/bicycle.picture.tsx'
import { StepProblem } from './step-problem.tsx'
import { ForgotForm, ForgotPassword } from './forgot.tsx'
import { notices, type SignInScreen, type Tab, tabAddress, tabIn } from './sign-in.ts'
import { signInWords } from './sign-in.words.ts'

// What checks a form in the browser is loaded only where there is one.
const loadSignInForm = async () => (await import('./sign-in-form.tsx')).SignInForm
const SignInForm = import.meta.env.SSR ? await loadSignInForm() : lazyPart(loadSignInForm)
const loadRegisterForm = async () => (await import('./register-form.tsx')).RegisterForm
const RegisterForm = import.meta.env.SSR ? await loadRegisterForm() : lazyPart(loadRegisterForm)

/** For anyone who is not signed in: the two ways in, and the way back to a forgotten password. */
export function AuthScreen({ passwordMin, problem, refusal, email, carried }: SignInScreen) {
  const tab = tabIn(useLocation().search)
  const alert = problem ? <StepProblem>{problem}</StepProblem> : <Notice />
  if (tab === 'forgot')
    return (
      <AuthCard tab={tab}>
        {alert}
        <ForgotForm email={email} />
      </AuthCard>
    )
  if (tab === 'register')
    return (
      <AuthCard tab={tab}>
        {alert}
        <Suspense>
          <RegisterForm passwordMin={passwordMin} refusal={refusal} />
        </Suspense>
      </AuthCard>
    )
  return (
    <AuthCard tab={tab}>
      <Suspense>
        <SignInForm email={email} carried={carried} news={carried && !problem ? <SessionEnded /> : alert} />
      </Suspense>
      <ForgotPassword keeps={carried !== undefined} />
    </AuthCard>
  )
}

const intros = { login: 'sign-in.intro', register: 'register.intro', forgot: 'forgot.intro' } as const

export const tabTitles = { login: 'sign-in.title', register: 'register.title', forgot: 'forgot.title' } as const

function AuthCard({ tab, children }: { tab: Tab; children: ReactNode }) {
  const say = useWords(signInWords)
  const location = useLocation()
  const isCurrent = (one: Tab) => one === tab
  return (
    <div className="auth stack">
      <div className="auth-picture" aria-hidden="true">
        <Scene />
      </div>
      <Tabs
        label={say('tabs')}
        tabs={(['login', 'register'] as const).map((one) => ({
          to: tabAddress(location, one),
          label: say(tabTitles[one]),
          current: isCurrent(one),
        }))}
      />
      <CentredCard title={say(tabTitles[tab])} intro={say(intros[tab])}>
        {children}
      </CentredCard>
    </div>
  )
}

/** The maker's own picture, which only wide screens ask for; else the drawing. */
function Scene() {
  const { look } = useBrand()
  if (!look?.scene) return <BikePicture className="auth-bicycle" />
  const { large, small } = look.scene
  const srcSet = [small, large].map(({ src, width }) => `${src} ${width}w`).join(', ')
  return <img {...large} srcSet={srcSet} sizes="50vw" className="auth-scene" alt="" loading="lazy" />
}

function SessionEnded() {
  return <Alert tone="info">{useWords(signInWords)('sign-in.again')}</Alert>
}

/** What was done before the redirect here. */
function Notice() {
  const say = useWords(signInWords)
  const notice = noticeIn(new URLSearchParams(useLocation().search), notices)?.done
  if (notice !== 'reset-sent' && notice !== 'password-set' && notice !== 'email-verified') return null
  return <Alert tone="success">{say(`notice.${notice}`)}</Alert>
}
