import type { Plugin } from 'vite';

/**
 * Lets the build leave out parts of React libraries that nobody renders. Giving a part its name for debuggers, and calling what
 * makes it or lists what it consists of, look like effects to a bundler: so each part would stay, and all that it needs.
 */
export function dropUnusedParts(): Plugin {
  return {
    name: 'drop-unused-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules.*\.m?js$/, code: /forwardRef|createContext|displayName|[aA]natomy/ },
      handler: (code) => ({ code: freeOfEffects(code), map: null }),
    },
  };
}

/** Exported for its test. */
export function freeOfEffects(code: string): string {
  return code
    .replace(/^[\w$]+\.displayName = [^;\n]*;$/gm, '')
    .replace(/= ((?:\w+\.)?(?:forwardRef|createContext|memo|createAnatomy)\()/g, '= /* @__PURE__ */ $1')
    .replace(/= ([\w$]*[aA]natomy[\w$]*\.(?:extendWith|rename|build)\()/g, '= /* @__PURE__ */ $1');
}
