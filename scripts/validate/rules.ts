import type { Problem } from '../../src/site/validate/problem'

/** A kind of problem. Its name never changes: reports, baselines and links go by it. */
export interface Rule {
  name: string
  /** Fits the messages of its problems, and those of no other rule. */
  says: RegExp
  /** What is wrong, and how it is mended. */
  about: string
}

/**
 * All rules. The problem: a name beside each message would be bytes that every visitor loads. The solution: the messages
 * are the names' one source, and a test holds every message against this list.
 */
export const RULES: readonly Rule[] = [
  rule(
    'json/syntax',
    /^(?:is no JSON|is a page, not JSON|is a web page|the file is empty)|^the text does not end/,
    'The file is no JSON: mend it at the place that is named.',
  ),
  rule(
    'json/double-name',
    /is here twice \(first in line/,
    'A field stands twice in one object: the last one counts. Remove one.',
  ),
  rule(
    'json/forbidden-name',
    /^the name ".*" is not allowed/,
    'Names that attack the merging of objects (__proto__ and its like) are left out.',
  ),
  rule('json/too-deep', /^is nested too deep/, 'Nothing of the format lies so deep.'),
  rule(
    'document/unknown',
    /^holds nothing that is known here/,
    'Name the schema in "$schema", or give the file the place that it has in a site folder.',
  ),
  rule(
    'export/needs-service',
    /left out of an export|^An export has no one/,
    'Said with `--export` only: an export has no service, so that this is not in it.',
  ),
  rule(
    'document/no-list',
    /^is a list; a module list is an object|^is no module list/,
    'A module list is an object with its placements in "data".',
  ),
  rule(
    'document/older-version',
    /older version|is migrated|schema_version/,
    'The document is read as it is, and brought to the present version.',
  ),
  rule('document/more-problems', /^and \d+ more$/, 'There are more of the same: mend these first.'),
  rule(
    'field/unknown',
    /^(?:unknown field "|field ".*" means nothing here$)/s,
    'No schema knows the field: it is ignored. Mostly it is mistyped.',
  ),
  rule('field/missing', /(?:is|are) missing$/, 'The field is needed: without it what holds it is left out.'),
  rule('field/null', /^is null, and (?:counts as not given|is needed here)/, 'null is no value: leave the field out.'),
  rule('value/unknown-word', /^".*" is unknown here/, 'The value is none of the words that are known here.'),
  rule('value/type', /^should be (?:a |an |true or false)/, 'The value is of another type.'),
  rule(
    'value/range',
    /^should (?:be -?[\d.]+ or (?:more|less)|have|not be (?:empty|shorter|longer))/,
    'The value is too small, too large, too long or empty.',
  ),
  rule(
    'value/form',
    /^".*" is not allowed here|has a form that is not allowed here|^there is no day /,
    'The value has not the form that its type asks for.',
  ),
  rule(
    'value/secret',
    /^looks like a secret/,
    'Whatever stands in this file is public: keys and passwords belong to the service.',
  ),
  rule('module/type', /is no module type$/, 'No module has this type: the module is left out.'),
  rule('module/never-shown', /it goes before it comes/, 'The end of its time lies before its beginning.'),
  rule(
    'module/slug-taken',
    /^the slug ".*" is taken by/,
    'Two modules have one slug: /category/ leads to the first one.',
  ),
  rule('module/unknown-name', /^there is no module "/, 'A name of the config means no module of the site.'),
  rule('list/missing', /^there is no module list/, 'The config names a module list that is not in the folder.'),
  rule('list/not-used', /this list is not used$/, 'Nothing names the list: it is shown nowhere.'),
  rule('view/type', /is no view of a title/, 'No view has this type: it is left out.'),
  rule('view/merged', /^a merged view in a merged view/, 'Merged views hold views, and no merged ones.'),
  rule(
    'title/unknown',
    /^there is no (?:title|series|episode|collection|live event|person) "/,
    'The catalogue has no title of this slug.',
  ),
  rule('genre/unknown', /^there is no genre "|^no genre is named/, 'The catalogue has no genre of this slug.'),
  rule('name/unknown', /^there is no (?!token)\w[\w ]* "/, 'The catalogue has nothing of this name.'),
  rule('file/missing', /^there is no file /, 'The folder has no such file.'),
  rule(
    'file/unreadable',
    /^cannot be read: /,
    'The name is that of a JSON file, and it is none: a folder, a pipe, a link that leads nowhere, or a name that is not UTF-8.',
  ),
  rule(
    'file/encoding',
    /^is (?:UTF-16, not UTF-8|not valid UTF-8)/,
    'The file has another encoding than UTF-8, in which a host serves it and a browser reads it. Save it as UTF-8.',
  ),
  rule('route/kind', /is not a component kind/, 'No page has this kind: the route is left out.'),
  rule('route/path', /^".*" cannot be reached: /, 'No browser can ask for the path, or no visitor can type it.'),
  rule('route/fixed-path', /is a fixed path of the site$/, 'The path belongs to the site: choose another.'),
  rule('route/never-reached', /^"\/.*" is taken by \//, 'Another route has the same path under the same condition.'),
  rule(
    'route/redirect',
    /^a circle of redirects|is no path of this site$|leads? to itself$/,
    'The redirect leads in a circle, or out of the site.',
  ),
  rule(
    'route/start',
    /^(?:a second default|no entry is flagged default|(?:signed-(?:in|out)|all|\w+) visitors cannot see the start page)/,
    'Where the site begins is not said, said twice, or closed to some.',
  ),
  rule('link/nowhere', /leads nowhere$|^no page stands at /, 'The link leads to no page of the site.'),
  rule('sign-in/no-way', /nobody signs in on this site$/, 'It asks for signing in, on a site where nobody can.'),
  rule(
    'html/cleaned',
    /^is cleaned when it is shown/,
    'What could run or disguise is taken out before visitors see it.',
  ),
  rule(
    'text/language',
    /^the site does not offer the language "|^the site has no language "/,
    'Sentences stand below a language that `languages` does not name.',
  ),
  rule('text/unknown-key', /^the site has no sentence "/, 'No sentence of the site has this key.'),
  rule(
    'look/contrast',
    /contrast|: 1(?:$|,| )/,
    'Words that cannot be told from their ground: choose colours further apart.',
  ),
  rule(
    'look/css',
    /^no part of the site reads the token|^there is no token|^is no style sheet|is no colour|^--mq-[\w-]+ is "/,
    'The style sheet has a syntax error, an unknown token, or a value that its token cannot have.',
  ),
]

function rule(name: string, says: RegExp, about: string): Rule {
  return { name, says, about }
}

/** The rule of a problem; one that no rule fits is `other`, which a test forbids. */
export const ruleOf = ({ message }: Pick<Problem, 'message'>): string =>
  RULES.find(({ says }) => says.test(message))?.name ?? 'other'
