declare const kind: unique symbol;

/** A branded string: plain strings and strings of another kind are not assignable to it (P12). */
export type TextOf<Kind extends string> = string & { readonly [kind]: Kind };

/** Like `TextOf`, but plain strings are assignable to it, since ids are the keys of stored JSON. */
export type KeyOf<Kind extends string> = string & { readonly [kind]?: Kind };
