import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { texts } from '../../src/text/texts'
import { readSources } from '../house/sources'
import { sentencesIn } from './sentences'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * What the specification says in quotes in part 2, by section, word by word; mentioned twice, it stands under the first.
 * Its lists of choices (`Expiring in N day(s)`) stand in both forms. Not here: the values of the cookie ('all', 'reject'),
 * and 'no longer active', which is short for a sentence of section 2.
 */
const SENTENCES: Record<string, readonly string[]> = {
  'section 2': [
    'You have no {path}.',
    'There are no items in your {path}.',
    'Expired',
    'Expiring today',
    'Expiring in {count} day',
    'Expiring in {count} days',
    'No assets in collection.',
    'No conversations have started.',
    'Collection Item removed successfully',
    'Your password link has expired. Please Reset Password for access.',
    'Password Reset Email Sent',
    'Invalid email.',
    // With the full stop of part 1, section 5.
    'Invalid email provided',
    'No events found.',
    'Virtual Event',
    'Tickets available',
    'This event is no longer active',
    '{count} Guest',
    '{count} Guests',
    'Cancel my RSVP',
    'Confirm your Cancellation',
    'Yes, cancel my RSVP',
    'No, do not cancel my RSVP',
    'RSVP Cancelled',
    'RSVP not found',
    'Go to the Home Page',
    'No recommendations found.',
  ],
  'section 4': [
    'Mark as Done',
    'Reopen',
    'Show {count} Reply',
    'Show {count} Replies',
    'RSVP cancelled successfully!',
    'The countdown clock has not ended.',
  ],
  'section 5': [
    'Required fields are missing',
    'Required fields are missing.',
    'Invalid phone format. e.g. (555) 555-5555',
    'Requirements are not met, please check your input',
    'Please, enter valid email.',
    'Please enter First Name.',
    'Please enter Last Name.',
    'Please enter a valid email address.',
    'Please enter Company name.',
  ],
  'section 8': [
    'No title found.',
    'There was a problem submitting the form.',
    'Your message has been submitted!',
    'Collection Item approved successfully.',
    'Collection Item rejected successfully.',
    'No RSVP found',
    "Cannot cancel another user's RSVP",
    'Error cancelling RSVP',
    'Access request successfully submitted!',
    'Access request was not successful. Please contact us directly.',
    'Page not found',
    'Collection Request Error',
    'Collections Request Error',
    'Assets Request Error',
    'Asset Request Error',
    'Asset Delete Error',
    'Asset Update Error',
    'Asset Status Request Error',
    'Post failed.',
    'Reply failed.',
    'Delete failed.',
    'Resolve failed.',
    'Failed to get user data for this asset.',
    'No video found.',
    'Coming soon',
    "You can't reset the password for the admin user, please use the admin service instead.",
    "You have RSVP'd to this event!",
    "You have already RSVP'd to this event.",
    'You have been added to the waitlist for this event!',
    'Your browser does not support HTML5 Audio!',
  ],
  // Together with the page that says them.
  'sections 2 and 8, the list of screenings': existsSync(join(ROOT, 'src/pages/fyceventlist'))
    ? ['coming soon', 'No events available at this time. Stay tuned for upcoming events.', 'Error fetching data']
    : [],
}

/** Under which keys of the lists a sentence stands, all its forms looked through. */
const keysOf = (sentence: string) =>
  Object.entries(texts).flatMap(([key, text]) =>
    (typeof text === 'string' ? [text] : Object.values(text)).includes(sentence) ? [key] : [],
  )

/** What the site can load, from where it starts. */
const reachable = (() => {
  const sources = new Map(readSources(ROOT).map((source) => [source.path, source]))
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const { to, typesOnly } of sources.get(path)?.imports ?? []) if (!typesOnly) visit(to)
  }
  visit('src/main.tsx')
  return found
})()

/** The keys that a page names which the site can load. */
const said = new Set(
  [...reachable]
    .filter((path) => /^(?:src|registry)\/(?!text\/|generated\/).*\.tsx?$/.test(path))
    .flatMap((path) => Object.keys(sentencesIn(readFileSync(join(ROOT, path), 'utf8')) ?? {})),
)

/** Outside of its list, in code that a page may load, tests left out. */
const copiesOf = (sentence: string) =>
  [...reachable].filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/^src\/(?:text|generated)\//.test(path) &&
      [`'${sentence}'`, `"${sentence}"`, `>${sentence}<`].some((each) =>
        readFileSync(join(ROOT, path), 'utf8').includes(each),
      ),
  )

describe.each(Object.entries(SENTENCES).filter(([, sentences]) => sentences.length > 0))(
  'part 2, %s',
  (_, sentences) => {
    it.each(sentences)('%s', (sentence) => {
      const keys = keysOf(sentence)
      expect(keys, 'stands in one place of the lists').toHaveLength(1)
      expect(copiesOf(sentence), 'and nowhere else').toEqual([])
      expect(
        keys.filter((key) => !said.has(key)),
        'and a page says it',
      ).toEqual([])
    })
  },
)

it('one word stands in two places: the button below a sent mail, and the sign of a comment', () => {
  expect(keysOf('DONE').sort()).toEqual(['commentDone', 'resetDone'])
  expect(said).toContain('commentDone')
  expect(said).toContain('resetDone')
})
