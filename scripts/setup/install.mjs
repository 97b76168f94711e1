// Runs before npm scripts that start a package's own command, as `npm run unit` does.
import { join } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'

ensureInstalled(join(import.meta.dirname, '..', '..'))
