#!/usr/bin/env node
// The command of the installed package. Syntax for old versions of Node, so that they print the message.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Marquee needs Node 20.19 or newer. This is Node ${process.versions.node}.`)
  process.exit(2)
}
// Paths are relative to the folder of the command: in the operator's repository, npm scripts run in its root.
delete process.env.npm_lifecycle_event
import(new URL('../../dist.commands/commands/marquee.mjs', import.meta.url)).catch((error) => {
  console.error(error)
  process.exit(1)
})
