/** What only preview has. It is in no production build. */
export { LaterPage } from './LaterPage'
