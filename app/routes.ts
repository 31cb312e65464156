import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { apiPageRoutes, apiRoutes } from './features/across/api/api.routes.ts'
import { appointmentRoutes } from './features/service/appointments/appointments.routes.ts'
import { attachmentRoutes } from './features/content/attachments/attachments.routes.ts'
import { brandPictureRoutes, legalRoutes } from './features/across/brand/brand.routes.ts'
import { companyRoutes, inviteRoutes } from './features/people/company/company.routes.ts'
import { consoleRoutes } from './features/across/console/console.routes.ts'
import { contactRoutes } from './features/people/contact/contact.routes.ts'
import { crmNoticeRoutes } from './features/across/crm/crm.routes.ts'
import { draftRoutes } from './features/content/drafts/drafts.routes.ts'
import { itemRoutes } from './features/trade/items/items.routes.ts'
import { erpNoticeRoutes } from './features/trade/erp/erp.routes.ts'
import { leadRoutes } from './features/trade/leads/leads.routes.ts'
import { licenceRoutes } from './features/people/licence/licence.routes.ts'
import { cameraRoutes, newTicketRoutes } from './features/service/new-ticket/new-ticket.routes.ts'
import { oneTimeLinkRoutes } from './features/people/one-time-links/one-time-links.routes.ts'
import { invoiceRoutes } from './features/trade/invoices/invoices.routes.ts'
import { orderRoutes } from './features/trade/orders/orders.routes.ts'
import { reportRoutes } from './features/across/reports/reports.routes.ts'
import { challengeRoutes, secondFactorRoutes } from './features/people/second-factor/second-factor.routes.ts'
import { quoteRoutes } from './features/trade/quotes/quotes.routes.ts'
import { passportRoutes, productRoutes } from './features/service/products/products.routes.ts'
import { profileRoutes } from './features/people/profile/profile.routes.ts'
import { searchRoutes } from './features/across/search/search.routes.ts'
import { bicyclePictureRoutes, resourceRoutes } from './features/content/resources/resources.routes.ts'
import { seeAsRoutes } from './features/people/see-as/see-as.routes.ts'
import { localeRoutes, sessionRoutes, signInRoutes } from './features/people/sign-in/sign-in.routes.ts'
import { shopRoutes } from './features/people/shops/shops.routes.ts'
import { sizeCalculatorRoutes } from './features/content/size-calculator/size-calculator.routes.ts'
import { subscriptionRoutes, unsubscribeRoutes } from './features/content/subscriptions/subscriptions.routes.ts'
import { companyWebhookRoutes } from './features/across/webhooks/webhooks.routes.ts'
import {
  appointmentLinkRoutes,
  calendarFeedRoutes,
  calendarRoutes,
} from './features/service/appointments/appointments.links.routes.ts'
import { packageRoutes } from './features/trade/packages/packages.routes.ts'
import { shareFileRoutes, shareLinkRoutes, shareRoutes } from './features/content/shares/shares.routes.ts'
import { bulletinRoutes } from './features/content/bulletins/bulletins.routes.ts'
import { checkRoutes } from './features/service/checks/checks.routes.ts'
import { recallRoutes, safetyPictureRoutes, safetyRoutes } from './features/service/recalls/recalls.routes.ts'
import { surveyLinkRoutes, surveyRoutes } from './features/service/surveys/surveys.routes.ts'
import { followerRoutes, ratingRoutes, ticketRoutes } from './features/service/tickets/tickets.routes.ts'

/** Italian has no prefix; /en and /fr carry the same tree. */
export default [
  ...localeRoutes,
  ...contactRoutes,
  ...crmNoticeRoutes,
  route('sitemap.xml', 'shell/sitemap.route.ts'),
  route('robots.txt', 'shell/robots.route.ts'),
  ...erpNoticeRoutes,
  ...brandPictureRoutes,
  ...apiRoutes,
  ...calendarFeedRoutes,
  route(':locale?', 'shell/locale.route.tsx', [
    ...signInRoutes,
    ...seeAsRoutes,
    ...challengeRoutes,
    ...bicyclePictureRoutes,
    ...safetyPictureRoutes,
    layout('shell/bare.route.tsx', [
      ...inviteRoutes,
      ...oneTimeLinkRoutes,
      ...passportRoutes,
      ...cameraRoutes,
      ...ratingRoutes,
      ...surveyLinkRoutes,
      ...followerRoutes,
      ...appointmentLinkRoutes,
      ...shareLinkRoutes,
      ...shareFileRoutes,
      ...unsubscribeRoutes,
      ...legalRoutes,
      ...apiPageRoutes,
    ]),
    layout('shell/public.route.tsx', safetyRoutes),
    layout('shell/portal.route.tsx', [
      layout('shell/page.route.tsx', [
        index('features/across/home/home.route.tsx'),
        ...ticketRoutes,
        ...newTicketRoutes,
        ...orderRoutes,
        ...invoiceRoutes,
        ...quoteRoutes,
        ...itemRoutes,
        ...leadRoutes,
        ...productRoutes,
        ...appointmentRoutes,
        ...recallRoutes,
        ...bulletinRoutes,
        ...packageRoutes,
        ...checkRoutes,
        ...surveyRoutes,
        ...attachmentRoutes,
        ...draftRoutes,
        ...sessionRoutes,
        ...profileRoutes,
        ...secondFactorRoutes,
        ...shopRoutes,
        ...companyWebhookRoutes,
        ...companyRoutes,
        ...subscriptionRoutes,
        ...reportRoutes,
        ...licenceRoutes,
        ...resourceRoutes,
        ...shareRoutes,
        ...sizeCalculatorRoutes,
        ...searchRoutes,
        ...calendarRoutes,
        ...consoleRoutes,
      ]),
    ]),
    route('*', 'shell/errors/not-found.route.ts'),
  ]),
] satisfies RouteConfig
