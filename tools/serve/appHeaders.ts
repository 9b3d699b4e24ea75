/** The script in `index.html` that sets the chosen theme before the first paint. */
const THEME_SCRIPT = "'sha256-bu40zOaoB+XQAUX2oDSNOVV1kNohj5kb3zQ14fCF+7k='";

/** The script in `offline.html`, which also chooses the page's language. */
const OFFLINE_SCRIPT = "'sha256-VpS/ZjJcoLnyxTG+FQ9dmSjEAvY+i8aMrd/ZPC1ywI0='";

/** Inline styles are emotion's, blob: and data: are Phaser's pictures and covers, wasm is the webp encoder. */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'", THEME_SCRIPT, OFFLINE_SCRIPT, "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/**
 * Headers that limit what the app's pages may load and run: those of Hosting in production (`firebase.json`),
 * without Firebase's own addresses.
 */
export const APP_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(POLICY)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
