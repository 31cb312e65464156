import type { Viewer } from '#app/features/people/account/account.ts'
import { form } from '#app/kit/forms/actions.server.ts'
import type { Work } from '../page/actions.server.ts'
import { followForm, unfollowForm } from './followers.forms.ts'
import { addFollower, removeFollower } from './followers.server.ts'

/** The forms of both sides' pages of a ticket by which it is followed. */
export const followForms = {
  follow: form(followForm, ({ portal, viewer, id }: Work<Viewer>, value) =>
    addFollower(portal, viewer, id, {
      name: value.follower_name,
      email: value.follower_email,
      locale: value.follower_locale,
    }),
  ),
  unfollow: form(unfollowForm, ({ portal, viewer, id }: Work<Viewer>, { follower }) =>
    removeFollower(portal, viewer, id, Number(follower)),
  ),
}
