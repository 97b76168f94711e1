/** End-to-end folders and the sources that they cover; the first match counts. */
const FOLDERS = [
  [
    'account',
    /^src\/(account|session)\/|pages\/(authredirect|c|callback|login|logout|requestaccess|resetpassword|ssotva)\//,
  ],
  ['compose', /^src\/(preview\/(compose|schemas)|tools\/edit)\//],
  ['preview', /^src\/preview\//],
  ['collaboration', /^src\/collaboration\/|pages\/(assetdetail|collections?)\//],
  ['events', /^src\/events\/|pages\/(eventrsvpcancel|events|fyceventlist)\//],
  ['package', /^scripts\/(bin|package|serve)\//],
  ['host', /^(src\/ssr|scripts\/(ssr|export|headers))\//],
  ['information', /pages\/(contact|faq|iframe|pdf|waystowatch)\/|^src\/page\//],
  [
    'lists',
    /^src\/(search|watchlist)\/|pages\/(genredetail|genres|history|recommendations|searchresults|titles|watchlist)\//,
  ],
  ['playback', /^src\/(playback|player)\/|pages\/(liveevent|play|watch)\//],
  ['titles', /^src\/(catalogue|views)\/|pages\/(asset|lightbox|titledetail|videolanding)\//],
  // Shared code: the shell, routing, data and building blocks.
  ['site', /^(src|registry|schemas|fixtures)\//],
]

/**
 * Folders of `e2e` whose core tests a change can break.
 * @param {string[]} files changed files, relative to the project
 */
export function coreFolders(files) {
  const touched = files.flatMap((file) => {
    const own = /^e2e\/(?!support|soak|platforms)([^/]+)\//.exec(file)
    return own ? own[1] : (FOLDERS.find(([, pattern]) => pattern.test(file))?.[0] ?? [])
  })
  return [...new Set(touched)]
}
