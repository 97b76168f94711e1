import { RETRIED_STATUSES } from '../../../src/service/http/retry'
import type { ServiceCall } from '../../calls/call'
import { CALL_GROUPS, nameOfCall } from '../../calls/calls'
import { usersText } from '../../calls/usersText'

/** The page of all calls, for who builds the service of a site. */
export function servicePage(): string {
  const groups = CALL_GROUPS.flatMap(({ name, calls }) => [`## ${name}`, '', ...HEAD, ...calls.map(row), ''])
  return `${[INTRO, '', ...groups, REST].join('\n')}\n`
}

const HEAD = ['| call | need | who asks | used by | without it |', '|---|---|---|---|---|']

const row = (call: ServiceCall) =>
  `| \`${nameOfCall(call)}\`<br>${cell(call.summary)} | ${call.need} | ${WHO[call.by]}${call.device ? ', `device: Web`' : ''}${call.cid ? ', `cid`' : ''} | ${cell(usersText(call.users))} | ${cell(call.without)} |`

const cell = (text: string) => text.replaceAll('|', '\\|')

const WHO: Record<ServiceCall['by'], string> = {
  nobody: 'nobody',
  visitor: 'visitor',
  viewer: 'viewer',
  provider: 'provider',
}

const INTRO = `<!-- Made by \`npm run generate\` from scripts/calls: do not edit. -->
# The calls of the service

Every call that a site makes. A test holds this list against the code: there is no other call. The same, with parameters, bodies and schemas, is [openapi.json](openapi.json) (OpenAPI 3.1), for generators of servers, mocks and clients; the documents field by field are the [service reference](service-reference.md). [\`npm run conformance\`](commands.md#npm-run-conformance) tries a service against all of it, and says what is missing.

A **needed** call is one that a site does not do without, where it uses it: a site without a watchlist never asks for one. Without an **optional** one it does, as the last column says. Paths stand below the base, \`v2\` below the second one: where the base ends in \`v1/\`, the same with \`v2/\`. With and without a slash at the end are two addresses: the site asks as it is written here.

| who asks | header \`Authorization\` |
|---|---|
| nobody | never |
| visitor | with the token, when signed in |
| viewer | with the token; never without |
| provider | with the access token of the identity provider |`

const REST = `## What holds for all

- Answers are JSON in UTF-8. A refusal may be any JSON; its status counts, and where a column above says so its code.
- \`401\` ends the session of who asked with a token, \`400\` leads to the page for countries without rights, \`403\` is told to analytics ([rules](rules.md)).
- Reads are asked again after ${[...RETRIED_STATUSES].map((status) => `\`${status}\``).join(', ')}, as \`Retry-After\` says; what changes something never is.
- The site does without fields that are not required, and without whatever is wrong in a list: a bad entry costs only itself.
- A service at another origin than the site answers with the headers of [Deploying](deploy.md#a-service-at-another-origin).`
