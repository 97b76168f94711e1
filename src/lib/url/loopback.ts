/** Host names of this machine, which are trusted like https */
export const LOOPBACK_HOST_PATTERN = /^(?:localhost|127\.0\.0\.1|\[::1\])$/
