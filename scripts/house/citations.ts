/** Something that a comment cites, for example `threats S8` or `spec, section 2: Fixed paths`. */
export interface Citation {
  book: 'threats' | 'reliability' | 'spec' | 'conventions' | 'look' | 'design' | 'docs'
  /** Part and section of the specification, as far as they are named. */
  part?: string
  section?: string
  /** A sign, a number, a page, or what a name begins. */
  name?: string
}

/** What can be cited. */
export interface Papers {
  threats: ReadonlySet<string>
  reliability: ReadonlySet<string>
  /** The rules by heading: names, as `docs/rules.md` has them. */
  rules: readonly { heading: string; names: string[] }[]
  /** Files of `docs`. */
  pages: ReadonlySet<string>
}

const SIGNS = /\b(threats?|reliability) ((?:[A-Z]\d{1,2}\b(?:, | and | to )?)+)/gi

/** What the words of a comment cite. */
export function citationsOf(words: string): Citation[] {
  const signs = [...words.matchAll(SIGNS)].flatMap(([, book = '', list = '']) =>
    (list.match(/[A-Z]\d+/gi) ?? []).map((name) => ({ book: bookOf(book), name })),
  )
  const numbers = [...words.matchAll(/\bconventions ((?:\d+(?:, | and )?)+)/gi)].flatMap(([, list = '']) =>
    (list.match(/\d+/g) ?? []).map((name) => ({ book: 'conventions' as const, name })),
  )
  // "look" and "design" are words, too: only with a colon, and at the head of a comment or a parenthesis.
  const named = [...words.matchAll(/(?:^|\(|; )(conventions|look|design): ([^;)]+)/gi)].map(([, book = '', name]) => ({
    book: book.toLowerCase() as Citation['book'],
    name,
  }))
  const pages = [...words.matchAll(/\bdocs\/[\w-]+\.\w+/g)].map(([name]) => ({ book: 'docs' as const, name }))
  return [...signs, ...numbers, ...named, ...pages, ...specCitations(words)]
}

const bookOf = (word: string): Citation['book'] => (/^t/i.test(word) ? 'threats' : 'reliability')

function specCitations(words: string): Citation[] {
  const plain = [...words.matchAll(/(?<![./\w])spec(?:ification)?(?= part [12]|, (?:part|section)|: )/gi)]
  const bracketed = [...words.matchAll(/(?<![./\w])spec(?:ification)?(?:'s)? [\w ]*\((?=part|section)/gi)]
  return [...plain, ...bracketed].flatMap(({ 0: match, index }) => {
    const isInside = words[index - 1] === '(' || match.endsWith('(')
    return clausesOf(endOf(words.slice(index + match.length), isInside))
  })
}

/** The words up to the end of the parenthesis, or of the sentence. */
function endOf(tail: string, isInside: boolean): string {
  if (!isInside) return tail.replace(/\.(?:\s.*)?$/s, (rest, at: number) => (at < 0 ? rest : '')).split(/\.\s/)[0] ?? ''
  let depth = 1
  for (let index = 0; index < tail.length; index++) {
    if (tail[index] === '(') depth += 1
    if (tail[index] === ')') depth -= 1
    if (depth === 0) return tail.slice(0, index)
  }
  return tail
}

const CLAUSE = /^,? ?(?:part ([12]))?(?:,? ?sections? (\d+)(?: \(([^)]+)\))?(?:(?:,| and) (\d+))?)?(?:: (.+))?/s

/** `, section 8: HTTP handling; section 9` says two things. */
function clausesOf(tail: string): Citation[] {
  let known: string | undefined
  return tail.split(/;\s*/).flatMap((clause, index) => {
    const [, part = known, section, within, second, after] = CLAUSE.exec(clause) ?? []
    const name = within ?? (second ? undefined : after)
    if (index > 0 && !/^(?:part|section)/.test(clause)) return []
    known = part
    if (!part && !section && !name) return []
    const first: Citation = { book: 'spec', part, section, name }
    return second ? [first, { book: 'spec', part, section: second }] : [first]
  })
}

/** Whether the papers have what is cited. */
export function isKnown({ book, part, section, name = '' }: Citation, papers: Papers): boolean {
  if (book === 'threats' || book === 'reliability') return papers[book].has(name.toUpperCase())
  if (book === 'docs') return papers.pages.has(name)
  const headings = papers.rules.filter(({ heading }) =>
    book === 'spec'
      ? heading.startsWith('Part ') && hasPlace(heading, section && !part ? '1' : part, section)
      : heading.toLowerCase() === book,
  )
  return headings.some(({ names }) => name === '' || names.some((each) => begins(name, each)))
}

const hasPlace = (heading: string, part?: string, section?: string) =>
  (!part || heading.startsWith(`Part ${part},`)) && (!section || heading.includes(`, section ${section}:`))

/** Whether words begin with a name. */
function begins(words: string, name: string): boolean {
  const [whole, start] = [plain(words), plain(name)]
  return whole.startsWith(start) && !/^\w/.test(whole.slice(start.length))
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/["“”`]/g, '')
    .replace(/’/g, "'")
    .trim()
    .replace(/^(?:the|an?)\s+/, '')

/** Reads the papers from the texts of `docs`. @param pages their paths */
export function readPapers(text: (path: string) => string, pages: readonly string[]): Papers {
  const signs = (path: string) => new Set([...text(path).matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, sign = '']) => sign))
  const rules = text('docs/rules.md')
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({
      heading: chapter.split('\n')[0] ?? '',
      names: [...chapter.matchAll(/^- \*\*(.+?)\*\*/gm)].flatMap(([, names = '']) => names.split(' · ')),
    }))
  return { threats: signs('docs/threats.md'), reliability: signs('docs/reliability.md'), rules, pages: new Set(pages) }
}
