import { index, layout, route } from '@react-router/dev/routes'
import { apiTokenRoutes } from '#app/features/across/api/api.routes.ts'
import { importRoutes } from '#app/features/across/imports/imports.routes.ts'
import { brandRoutes } from '#app/features/across/brand/brand.routes.ts'
import { catalogueRoutes } from '#app/features/across/catalogue/catalogue.routes.ts'
import { undeliveredRoutes } from '#app/features/content/undelivered/undelivered.routes.ts'
import { companiesRoutes } from '#app/features/across/companies/companies.routes.ts'
import { resourceConsoleRoutes } from '#app/features/content/resources/resources.routes.ts'
import { companyPersonRoutes, staffRoutes } from '#app/features/people/company/company.routes.ts'
import { companyFactsRoutes } from '#app/features/people/company-facts/company-facts.routes.ts'
import { companyShopRoutes } from '#app/features/people/shops/shops.routes.ts'
import { approvalRoutes } from '#app/features/people/contact/contact.routes.ts'
import { erasureRoutes } from '#app/features/people/profile/profile.routes.ts'
import { builtRoutes } from '#app/features/service/built-bicycles/built-bicycles.routes.ts'
import { inboundMailRoutes } from '#app/features/service/inbound-mail/inbound-mail.routes.ts'
import { newTicketConsoleRoutes } from '#app/features/service/new-ticket/new-ticket.routes.ts'
import { packageConsoleRoutes } from '#app/features/trade/packages/packages.routes.ts'
import { quoteConsoleRoutes } from '#app/features/trade/quotes/quotes.routes.ts'
import { remarkConsoleRoutes } from '#app/features/content/remarks/remarks.routes.ts'
import { bulletinConsoleRoutes } from '#app/features/content/bulletins/bulletins.routes.ts'
import { surveyConsoleRoutes } from '#app/features/service/surveys/surveys.routes.ts'
import { recallConsoleRoutes } from '#app/features/service/recalls/recalls.routes.ts'
import { signalRoutes } from '#app/features/service/signals/signals.routes.ts'
import { ticketConsoleRoutes } from '#app/features/service/tickets/tickets.routes.ts'
import { ticketLogRoutes } from '#app/features/across/ticket-log/ticket-log.routes.ts'
import { erpRoutes } from '#app/features/trade/erp/erp.routes.ts'
import { crmRoutes } from '#app/features/across/crm/crm.routes.ts'
import { backupRoutes } from '#app/features/across/backups/backups.routes.ts'
import { webhookRoutes } from '#app/features/across/webhooks/webhooks.routes.ts'
import { changesRoutes } from '#app/features/across/changes/changes.routes.ts'
import { retentionRoutes } from '#app/features/across/retention/retention.routes.ts'

/** What the maker's staff work with; for everybody else none of it exists. */
export const consoleRoutes = [
  route('console', 'features/across/console/console.route.tsx', [
    index('features/across/console/index.route.tsx'),
    ...ticketConsoleRoutes,
    ...newTicketConsoleRoutes,
    ...approvalRoutes,
    ...staffRoutes,
    ...companiesRoutes,
    ...companyFactsRoutes,
    ...companyShopRoutes,
    ...companyPersonRoutes,
    route('licences', 'features/across/console/licences/licences.route.tsx'),
    route('licences/:companyId', 'features/across/console/licences/licence.route.tsx'),
    ...resourceConsoleRoutes,
    ...erasureRoutes,
    ...builtRoutes,
    ...signalRoutes,
    ...recallConsoleRoutes,
    ...bulletinConsoleRoutes,
    ...packageConsoleRoutes,
    ...quoteConsoleRoutes,
    ...remarkConsoleRoutes,
    ...surveyConsoleRoutes,
    ...importRoutes,
    ...catalogueRoutes,
    ...brandRoutes,
    ...inboundMailRoutes,
    ...undeliveredRoutes,
    ...retentionRoutes,
    ...changesRoutes,
    ...ticketLogRoutes,
    ...backupRoutes,
    ...webhookRoutes,
    ...erpRoutes,
    ...apiTokenRoutes,
    ...crmRoutes,
    layout('features/across/console/demo.route.tsx', [
      route('mailbox', 'features/across/console/mailbox/mailbox.route.tsx'),
      route('mailbox/:id', 'features/across/console/mailbox/mail.route.tsx'),
      // All parts of the kit in every state, for those who build; no portal in use has it.
      ...(import.meta.env.PROD ? [] : [route('kit', '../tests/gallery/gallery.route.tsx')]),
    ]),
  ]),
]
