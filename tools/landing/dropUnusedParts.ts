import type { Plugin } from 'vite';

/**
 * Lets the build leave out parts of React libraries that nobody renders. Giving a part its name for debuggers, and calling what
 * makes it, look like effects to a bundler: so each part would stay, and all that it needs.
 */
export function dropUnusedParts(): Plugin {
  return {
    name: 'drop-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules.*\.m?js$/, code: /forwardRef|createContext|displayName/ },
      handler: (code) => ({ code: freeOfEffects(code), map: null }),
    },
  };
}

/** Exported for its test. */
export function freeOfEffects(code: string): string {
  return code
    .replace(/^[\w$]+\.displayName = [^;\n]*;$/gm, '')
    .replace(/= ((?:\w+\.)?(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}
