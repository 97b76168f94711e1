/**
 * The subjects of texts, from the comments in their file: a comment applies to the texts below it.
 * @param source of a file in `src/text`
 */
export function subjectsIn(source: string): ReadonlyMap<string, string> {
  const subjects = new Map<string, string>()
  let subject: string | undefined
  for (const [, comment, key] of source.matchAll(/^ {2}(?:\/\/ (.+)|(\w+):)/gm)) {
    if (comment !== undefined) subject = comment
    else if (key !== undefined && subject !== undefined) subjects.set(key, subject)
  }
  return subjects
}
