import type { Plugin } from 'vite';

/**
 * Lets the build drop unused parts of React libraries. Setting a display name, and calls that create a part
 * or list its pieces, look like side effects to a bundler, so each part and its dependencies would stay.
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

/** Marks the creation of a part as free of side effects, and removes display names. Exported for its test. */
export function freeOfEffects(code: string): string {
  return code
    .replace(/^[\w$]+\.displayName = [^;\n]*;$/gm, '')
    .replace(/= ((?:\w+\.)?(?:forwardRef|createContext|memo|createAnatomy)\()/g, '= /* @__PURE__ */ $1')
    .replace(/= ([\w$]*[aA]natomy[\w$]*\.(?:extendWith|rename|build)\()/g, '= /* @__PURE__ */ $1');
}
