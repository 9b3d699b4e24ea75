declare const kind: unique symbol;

/** A text of one kind, which no other text can stand in for, least of all one of another kind (P12). */
export type TextOf<Kind extends string> = string & { readonly [kind]: Kind };

/** The same, where any plain text will do as well: ids are the keys of stored JSON. */
export type KeyOf<Kind extends string> = string & { readonly [kind]?: Kind };
