// `npm run build`: static files for any web server, in dist/.
import { build } from 'vite'

// The problem: the script runner sets NODE_ENV to development. The solution: say what this is.
process.env.NODE_ENV = 'production'
await build({ configFile: 'vite.config.ts', configLoader: 'runner', logLevel: process.env.CI ? 'warn' : 'info' })
