import { route } from '@react-router/dev/routes'
import { exportRoutes } from '#app/kit/lists/export.routes.ts'

const folder = 'features/service/surveys'

/** Outside the gate: the link in the mail is proof enough. */
export const surveyLinkRoutes = [
  route('s/:token', `${folder}/answering/by-link.route.tsx`),
  route('unsubscribe/appointment/:token', `${folder}/guests/leave.route.tsx`),
]

export const surveyRoutes = [
  route('surveys', `${folder}/list/list.route.tsx`),
  ...exportRoutes('surveys', `${folder}/list/export.route.ts`),
  route('tickets/:id/survey', `${folder}/answering/ticket.route.tsx`),
]

/** Below /console. */
export const surveyConsoleRoutes = [
  route('surveys', `${folder}/all/all.route.tsx`),
  route('surveys/new', `${folder}/draft/new.route.tsx`),
  route('surveys/tasks', `${folder}/tasks/tasks.route.tsx`),
  route('surveys/tasks/:id', `${folder}/tasks/task.route.tsx`),
  route('surveys/:id', `${folder}/page/page.route.tsx`),
  route('surveys/:id/edit', `${folder}/draft/edit.route.tsx`),
  route('surveys/:id/answers', `${folder}/answers/answers.route.tsx`),
  ...exportRoutes('surveys/:id/answers', `${folder}/answers/export.route.ts`, 'console/'),
]
