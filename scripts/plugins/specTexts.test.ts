import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { texts } from '../../src/text/texts'
import { readSources } from '../house/sources'
import { findUsedTexts } from './injectTexts'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * Texts that part 2 of the specification quotes, verbatim, under the first section that mentions them. Alternatives
 * (`Expiring in N day(s)`) are listed in both forms. Left out: the values of the cookie ('all', 'reject'), and
 * 'no longer active', which abbreviates a text of section 2.
 */
const SPEC_TEXTS: Record<string, readonly string[]> = {
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
  // A project without this page lacks its texts.
  'sections 2 and 8, the list of screenings': existsSync(join(ROOT, 'src/pages/fyceventlist'))
    ? ['coming soon', 'No events available at this time. Stay tuned for upcoming events.', 'Error fetching data']
    : [],
}

/** The keys of a text, including its plural forms. */
const keysOf = (sentence: string) =>
  Object.entries(texts).flatMap(([key, text]) =>
    (typeof text === 'string' ? [text] : Object.values(text)).includes(sentence) ? [key] : [],
  )

/** All files that the site can load. */
const reachableFiles = (() => {
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

/** The text keys that these files use. */
const usedKeys = new Set(
  [...reachableFiles]
    .filter((path) => /^(?:src|registry)\/(?!text\/|generated\/).*\.tsx?$/.test(path))
    .flatMap((path) => Object.keys(findUsedTexts(readFileSync(join(ROOT, path), 'utf8')) ?? {})),
)

/** Files with a copy of a text outside of the text lists. */
const filesWithCopyOf = (sentence: string) =>
  [...reachableFiles].filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/^src\/(?:text|generated)\//.test(path) &&
      [`'${sentence}'`, `"${sentence}"`, `>${sentence}<`].some((each) =>
        readFileSync(join(ROOT, path), 'utf8').includes(each),
      ),
  )

describe.each(Object.entries(SPEC_TEXTS).filter(([, sentences]) => sentences.length > 0))(
  'part 2 of the specification, %s: every text has exactly one key, used by a page',
  (_, sentences) => {
    it.each(sentences)('%s', (sentence) => {
      const keys = keysOf(sentence)
      expect(keys, 'number of text keys with this text').toHaveLength(1)
      expect(filesWithCopyOf(sentence), 'copies outside of the text lists').toEqual([])
      expect(
        keys.filter((key) => !usedKeys.has(key)),
        'keys that no page uses',
      ).toEqual([])
    })
  },
)

it('DONE has two keys: the button after a sent mail, and the state of a comment', () => {
  expect(keysOf('DONE').sort()).toEqual(['commentDone', 'resetDone'])
  expect(usedKeys).toContain('commentDone')
  expect(usedKeys).toContain('resetDone')
})
