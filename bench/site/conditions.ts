/** Slow 4G as Lighthouse and Chrome's developer tools apply it to requests: 1.6 Mbit/s less 10 %, 150 ms four times less a quarter. */
export const SLOW_4G = { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }

export const CPU_SLOWDOWN = 4

export const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-AU' }
