import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { ItemTag } from '../../core/catalogue/model.ts';
import { type Ramp, ramp } from '../color.ts';
import { createItem, type Item } from '../defineItem.ts';
import { canvasOf, type ItemFacts } from '../itemFacts.ts';
import { ImportError } from './ImportError.ts';
import { idSchema, itemSchema } from './itemSchema.ts';
import { parseTemplate, type Template } from './parseTemplate.ts';

/** The tones of a colour, by the names that tokens end in. */
const TONES: readonly (keyof Ramp)[] = ['hi', 'light', 'base', 'shade', 'dark', 'deep', 'line'];

/** The colours of a dropped-in drawing by name, each as `#rrggbb`. */
type TokenPalette = Readonly<Record<string, string>>;

const FACTS = 'item.json';
const CLOSED = 'default.svg';
const OPENED = 'opened.svg';

/**
 * Reads the item of a folder with `item.json`, `default.svg` and, where it opens, `opened.svg`; the folder's name is its id.
 * @throws ImportError, in one line that names the file and the place
 */
export function readItem(folder: string, tag: ItemTag): Item {
  const id = readId(folder);
  const opens = existsSync(join(folder, OPENED));
  const facts: ItemFacts<TokenPalette> = { ...readFacts(join(folder, FACTS)), id, tag, opens };
  const closed = readTemplate(join(folder, CLOSED), facts);
  const opened = opens ? readTemplate(join(folder, OPENED), facts) : closed;
  return createItem(facts, (palette, isOpened) => paintTemplate(isOpened ? opened : closed, palette));
}

function readId(folder: string): string {
  const id = basename(folder);
  if (!v.is(idSchema, id))
    throw new ImportError(`${folder}: ids are words in small letters, joined by hyphens.`);
  return id;
}

function readFacts(file: string): v.InferOutput<typeof itemSchema> {
  const parsed = v.safeParse(itemSchema, parseJson(file));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ImportError(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ImportError(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

/** Both states share one canvas, the one in the facts. */
function readTemplate(file: string, facts: ItemFacts<TokenPalette>): Template {
  const [palette = {}] = Object.values(facts.palettes);
  const template = parseTemplate(readFileSync(file, 'utf8'), file, new Set(tokenColors(palette).keys()));
  const [, , width, height] = template.viewBox;
  const canvas = canvasOf(facts);
  if (width !== canvas.width || height !== canvas.height)
    throw new ImportError(
      `${file}: the viewBox is ${width} × ${height}; size and margin of ${FACTS} make ${canvas.width} × ${canvas.height}`,
    );
  return template;
}

function paintTemplate({ viewBox, content }: Template, palette: TokenPalette): string {
  const [, , width, height] = viewBox;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}">`;
  return `${root}${paintTokens(content, tokenColors(palette))}</svg>`;
}

/**
 * Returns the colour of each token of a palette: `main` is the colour itself, `main-light` and the others its
 * tones.
 */
function tokenColors(palette: TokenPalette): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(palette).flatMap(([name, color]) => {
      const tones = ramp(color);
      return [[name, color] as const, ...TONES.map((tone) => [`${name}-${tone}`, tones[tone]] as const)];
    }),
  );
}

/** Puts a palette's colours in the place of its tokens. */
function paintTokens(text: string, colors: ReadonlyMap<string, string>): string {
  return text.replace(/var\(--([a-z0-9-]+)\)/g, (_, token: string) => {
    const color = colors.get(token);
    if (color === undefined) throw new RangeError(`The palette has no ${token}`);
    return color;
  });
}
