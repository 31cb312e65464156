import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { attachmentRoutes } from './features/attachments/attachments.routes.ts'
import { companyRoutes, inviteRoutes } from './features/company/company.routes.ts'
import { consoleRoutes } from './features/console/console.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { draftRoutes } from './features/drafts/drafts.routes.ts'
import { leadRoutes } from './features/leads/leads.routes.ts'
import { licenceRoutes } from './features/licence/licence.routes.ts'
import { newTicketRoutes } from './features/new-ticket/new-ticket.routes.ts'
import { oneTimeLinkRoutes } from './features/one-time-links/one-time-links.routes.ts'
import { orderRoutes } from './features/orders/orders.routes.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { challengeRoutes, secondFactorRoutes } from './features/second-factor/second-factor.routes.ts'
import { quoteRoutes } from './features/quotes/quotes.routes.ts'
import { passportRoutes, productRoutes } from './features/products/products.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { bicyclePictureRoutes, resourceRoutes } from './features/resources/resources.routes.ts'
import { localeRoutes, sessionRoutes, signInRoutes } from './features/sign-in/sign-in.routes.ts'
import { sizeCalculatorRoutes } from './features/size-calculator/size-calculator.routes.ts'
import { subscriptionRoutes, unsubscribeRoutes } from './features/subscriptions/subscriptions.routes.ts'
import { ticketRoutes } from './features/tickets/tickets.routes.ts'

/** Italian has no prefix; /en and /fr carry the same tree. */
export default [
  ...localeRoutes,
  ...contactRoutes,
  route('sitemap.xml', 'shell/sitemap.route.ts'),
  route('robots.txt', 'shell/robots.route.ts'),
  route(':locale?', 'shell/locale.route.tsx', [
    ...signInRoutes,
    ...challengeRoutes,
    ...bicyclePictureRoutes,
    layout('shell/bare.route.tsx', [...inviteRoutes, ...oneTimeLinkRoutes, ...passportRoutes, ...unsubscribeRoutes]),
    layout('shell/portal.route.tsx', [
      layout('shell/page.route.tsx', [
        index('features/home/home.route.tsx'),
        ...ticketRoutes,
        ...newTicketRoutes,
        ...orderRoutes,
        ...quoteRoutes,
        ...leadRoutes,
        ...productRoutes,
        ...attachmentRoutes,
        ...draftRoutes,
        ...sessionRoutes,
        ...profileRoutes,
        ...secondFactorRoutes,
        ...companyRoutes,
        ...subscriptionRoutes,
        ...reportRoutes,
        ...licenceRoutes,
        ...resourceRoutes,
        ...sizeCalculatorRoutes,
        ...searchRoutes,
        ...consoleRoutes,
      ]),
    ]),
    route('*', 'shell/nowhere.route.ts'),
  ]),
] satisfies RouteConfig
