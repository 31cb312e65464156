import { openFolds } from './acts.ts'
import type { Screen } from './screen.ts'

/** Surveys as dealers and staff see them; what a link opens has its journey. */
export const surveyScreens: readonly Screen[] = [
  { name: 'surveys', who: 'dealer', path: '/surveys' },
  { name: 'surveys-low', who: 'workshop', path: '/surveys?score=low' },
  { name: 'survey', path: ({ survey }) => `/s/${survey}?score=4` },
  { name: 'survey-ticket', who: 'dealer', path: ({ surveyTicket }) => `/tickets/${surveyTicket}/survey` },
  { name: 'survey-gone', path: '/s/nothing', status: 404 },
  { name: 'console-surveys', who: 'agent', path: '/console/surveys' },
  { name: 'console-survey-new', who: 'admin', path: '/console/surveys/new', act: openFolds },
  { name: 'console-survey', who: 'admin', path: '/console/surveys/301', act: openFolds },
  { name: 'console-survey-draft', who: 'admin', path: '/console/surveys/303', act: openFolds },
  { name: 'console-survey-edit', who: 'admin', path: '/console/surveys/303/edit' },
  { name: 'console-survey-task', who: 'agent', path: ({ surveyTask }) => `/console/surveys/tasks/${surveyTask}` },
  { name: 'console-survey-answers', who: 'agent', path: '/console/surveys/302/answers' },
  { name: 'console-survey-tasks', who: 'agent', path: '/console/surveys/tasks' },
]
