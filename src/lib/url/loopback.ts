/** Names of this very machine. What runs there is as trusted as what comes by https. */
export const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/
