import type { Problem } from '../../src/site/validate/problem'

/** A kind of problem. Its name is stable: reports, baselines and links refer to it. */
export interface Rule {
  name: string
  /** Matches the messages of this rule, and of no other rule. */
  pattern: RegExp
  /** What is wrong and how to fix it. */
  about: string
}

/**
 * All rules. Rules are found by the text of the message, because a rule name next to each message would add to the
 * bytes that every visitor loads. A test checks each message against this list.
 */
export const RULES: readonly Rule[] = [
  rule(
    'json/syntax',
    /^(?:is no JSON|is a page, not JSON|is a web page|the file is empty)|^the text does not end/,
    'The file is not valid JSON. Fix it at the reported position.',
  ),
  rule(
    'json/double-name',
    /is here twice \(first in line/,
    'An object contains the same field twice. The last one is used. Remove one.',
  ),
  rule(
    'json/forbidden-name',
    /^the name ".*" is not allowed/,
    'Names such as __proto__, which can attack code that merges objects, are removed.',
  ),
  rule('json/too-deep', /^is nested too deep/, 'The document is nested deeper than any valid document.'),
  rule(
    'document/unknown',
    /^unknown document type/,
    'Name the schema in "$schema", or move the file to its folder in the site.',
  ),
  rule(
    'export/needs-service',
    /left out of an export|^Sign-in is not available in a static export/,
    'Only with `--export`: a static export has no service, so it does not support this feature.',
  ),
  rule(
    'document/no-list',
    /^is a list; a module list is an object|^is no module list/,
    'A module list is an object with its placements in "data".',
  ),
  rule(
    'document/older-version',
    /older version|is migrated|schema_version/,
    'The document has an older version and is migrated when it is read.',
  ),
  rule('document/more-problems', /^and \d+ more$/, 'There are more problems of the same kind. Fix these first.'),
  rule(
    'field/unknown',
    /^(?:unknown field "|field ".*" means nothing here$)/s,
    'The field is unknown and ignored. Check its spelling.',
  ),
  rule('field/missing', /(?:is|are) missing$/, 'The field is required. The object without it is skipped.'),
  rule('field/null', /^is null, and (?:counts as not given|is needed here)/, 'null is ignored. Remove the field.'),
  rule('value/unknown-word', /^".*" is unknown here/, 'The value is not in the list of allowed values.'),
  rule('value/type', /^should be (?:a |an |true or false)/, 'The value has the wrong type.'),
  rule(
    'value/range',
    /^should (?:be -?[\d.]+ or (?:more|less)|have|not be (?:empty|shorter|longer))/,
    'The value is too small, too large, too long or empty.',
  ),
  rule(
    'value/form',
    /^".*" is not allowed here|has a form that is not allowed here|^there is no day /,
    'The value does not have the expected form.',
  ),
  rule('value/secret', /^looks like a secret/, 'The file is public. Keep keys and passwords in the service.'),
  rule('module/type', /is no module type$/, 'The module type is unknown. The module is skipped.'),
  rule('module/never-shown', /it goes before it comes/, 'The end time is before the start time.'),
  rule(
    'module/slug-taken',
    /^duplicate module slug "/,
    'Two modules have the same slug. /category/ opens the first one.',
  ),
  rule('module/unknown-name', /^there is no module "/, 'The config refers to a module that does not exist.'),
  rule(
    'list/missing',
    /^there is no module list|is a file: expected the API path /,
    'The config refers to a module list that is not in the folder.',
  ),
  rule('list/not-used', /this list is not used$/, 'The list is not used and never shown.'),
  rule('view/type', /is no view of a title/, 'The view type is unknown. The view is skipped.'),
  rule('view/merged', /^a merged view in a merged view/, 'A merged view cannot contain another merged view.'),
  rule(
    'title/unknown',
    /^there is no (?:title|series|episode|collection|live event|person) "/,
    'The catalogue has no title with this slug.',
  ),
  rule('genre/unknown', /^there is no genre "|^no genre is named/, 'The catalogue has no genre with this slug.'),
  rule('name/unknown', /^there is no \w[\w ]* "/, 'The catalogue has no entry with this name.'),
  rule('file/missing', /^there is no file /, 'The file does not exist in the folder.'),
  rule(
    'file/unreadable',
    /^cannot be read: /,
    'The path ends with .json but is not a readable file: a folder, a pipe, a broken symbolic link, or a name that is not UTF-8.',
  ),
  rule(
    'file/encoding',
    /^is (?:UTF-16, not UTF-8|not valid UTF-8)/,
    'The file is not encoded as UTF-8, which hosts and browsers expect. Save it as UTF-8.',
  ),
  rule('route/kind', /is not a component kind/, 'The component kind is unknown. The route is skipped.'),
  rule('route/path', /^".*" cannot be reached: /, 'No browser can request the path, or no visitor can type it.'),
  rule('route/fixed-path', /is a fixed path of the site$/, 'The path is reserved. Choose another one.'),
  rule(
    'route/never-reached',
    /^"\/.*" is taken by \//,
    'Another route has the same path under the same condition and is used instead.',
  ),
  rule(
    'route/redirect',
    /^redirect loop|is not a path of this site$|leads? to itself$/,
    'The redirect is a loop, or leads to another site.',
  ),
  rule(
    'route/start',
    /^(?:more than one route has "default"|no route has "default"|(?:signed-(?:in|out)|all|\w+) visitors cannot see the start page)/,
    'The start page is missing, defined twice, or hidden from some visitors.',
  ),
  rule('link/nowhere', /leads nowhere$|^no page matches /, 'The link does not match any page of the site.'),
  rule(
    'sign-in/no-way',
    /"auth\.disabled" turns sign-in off$/,
    'A setting or route requires sign-in, but sign-in is turned off.',
  ),
  rule('html/cleaned', /^unsafe HTML will be removed/, 'Unsafe HTML is removed before it is shown.'),
  rule(
    'text/language',
    /^the site does not offer the language "|^the site has no language "/,
    'There are texts for a language that `languages` does not list.',
  ),
  rule('text/unknown-key', /^unknown text key "/, 'The text key is unknown.'),
  rule(
    'look/contrast',
    /contrast|: 1(?:$|,| )/,
    'The contrast between text and background is too low. Choose colours further apart.',
  ),
  rule(
    'look/css',
    /^unknown token|^invalid CSS: |is not a colour: |^--mq-[\w-]+ is "/,
    'The style sheet has a syntax error, an unknown token, or a value that its token cannot have.',
  ),
]

function rule(name: string, pattern: RegExp, about: string): Rule {
  return { name, pattern, about }
}

/** The rule of a problem, or `other` if no rule matches, which a test forbids. */
export const ruleOf = ({ message }: Pick<Problem, 'message'>): string =>
  RULES.find(({ pattern }) => pattern.test(message))?.name ?? 'other'
