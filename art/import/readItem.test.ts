import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ramp } from '../color.ts';
import { readImported } from './readImported.ts';
import { readItem } from './readItem.ts';

const RED = '#b23a3e';
const FACTS = {
  name: 'Test box',
  anchor: 'floor',
  size: [100, 60],
  margin: 10,
  stand: { width: 10, center: 50, foot: 85 },
  realSize: { height: 60 },
  palettes: { red: { main: RED }, blue: { main: '#3b5590' } },
};
const BOX = '<rect x="10" y="10" width="100" height="60" fill="var(--main)" stroke="var(--main-line)"/>';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'import-')), 'storage', 'test-box');
  mkdirSync(folder, { recursive: true });
  write({});
});
afterEach(() => rmSync(join(folder, '..', '..'), { recursive: true, force: true }));

function svg(content: string, viewBox = '0 0 120 80'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linejoin="round">\n  ${content}\n</svg>`;
}

function write({
  facts = FACTS,
  closed = svg(BOX),
  opened,
}: {
  facts?: object;
  closed?: string;
  opened?: string;
}) {
  writeFileSync(join(folder, 'item.json'), JSON.stringify(facts));
  writeFileSync(join(folder, 'default.svg'), closed);
  if (opened !== undefined) writeFileSync(join(folder, 'opened.svg'), opened);
}

describe('a dropped-in drawing', () => {
  it('becomes an item like any other, named by its folder', () => {
    const [item] = readImported('Storage', join(folder, '..', '..'));
    expect(item?.entry).toMatchObject({ id: 'test-box', name: 'Test box', tag: 'Storage', aspect: 80 / 120 });
    expect(item?.states).toEqual(['default']);
    expect(Object.keys(item?.entry.variants ?? {})).toEqual(['red', 'blue']);
  });

  it('takes each palette’s tones for its tokens, and keeps the paint of its root', () => {
    const item = readItem(folder, 'Storage');
    expect(item.drawSvg('red', 'default')).toContain(`fill="${RED}" stroke="${ramp(RED).line}"`);
    expect(item.drawSvg('blue', 'default')).toContain('fill="#3b5590"');
    expect(item.drawSvg('red', 'default')).toContain('stroke-linejoin="round"');
  });

  it('opens when it has a second picture of the same canvas', () => {
    write({ opened: svg('<circle cx="60" cy="40" r="20" fill="var(--main-hi)"/>') });
    expect(readItem(folder, 'Storage').drawSvg('red', 'opened')).toContain('<circle');
    write({ opened: svg(BOX, '0 0 200 80') });
    expect(() => readItem(folder, 'Storage')).toThrow(
      /opened\.svg: the viewBox is 200 × 80; size and margin of item\.json make 120 × 80$/,
    );
  });

  it('leaves out what drawing programs note down', () => {
    const noted =
      '<sodipodi:namedview xmlns:sodipodi="s"/><metadata>M</metadata><!-- C -->' +
      '<g inkscape:label="Lid" xmlns:inkscape="i"><path d="M0 0H9" style="fill:var(--main-dark);font-size:12px;filter:none"/></g>';
    write({ closed: svg(noted) });
    expect(readItem(folder, 'Storage').drawSvg('red', 'default')).toContain(
      `<g><path d="M0 0H9" style="fill:${ramp(RED).dark}"></path></g>`,
    );
  });
});

describe('a drawing dropped in wrongly', () => {
  it.each([
    ['a filter', '<filter id="f"/>', '<filter> is refused: filters are slow'],
    ['a part of a filter', '<feGaussianBlur/>', '<feGaussianBlur> is refused: filters are slow'],
    ['a script', '<script>1</script>', '<script> is refused: drawings hold no code'],
    ['fonts', '<text>A</text>', '<text> is refused: fonts look different'],
    ['a style sheet', '<style>*{}</style>', '<style> is refused'],
    ['an image', '<image href="data:image/png;base64,AA"/>', '<image> is refused: pixels'],
    ['foreign content', '<foreignObject/>', '<foreignObject> is refused'],
    ['animation', '<animate/>', '<animate> is refused: only shapes'],
    ['an event', '<path d="M0 0" onclick="alert(1)"/>', '<path> has "onclick", which is refused'],
    ['a filtered shape', '<path d="M0 0" filter="url(#f)"/>', '<path> has "filter", which is refused'],
    [
      'a filter in a style',
      '<path style="filter:url(#f)"/>',
      '<path> has the style "filter", which is refused',
    ],
    ['another file', '<use href="other.svg#a"/>', 'only things of the same file'],
    ['a file of this machine', '<use xlink:href="file:///etc/passwd"/>', 'only things of the same file'],
    ['paint from elsewhere', '<path fill="url(https://a.test/#b)"/>', 'only things of the same file'],
    ['paint from elsewhere in a style', '<path style="fill:url(//a.test)"/>', 'only things of the same file'],
    [
      'an unknown token',
      '<path fill="var(--trim-light)"/>',
      'has the unknown token var(--trim-light); there are main, main-hi,',
    ],
    [
      'a token with a way out',
      '<path fill="var(--main, red)"/>',
      'a token stands alone, as var(--main-light)',
    ],
  ])('is refused with %s, in one line that names the place', (_, content, reason) => {
    write({ closed: svg(content) });
    let message = '';
    try {
      readItem(folder, 'Storage');
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toContain(`${join(folder, 'default.svg')}:2:3: `);
    expect(message).toContain(reason);
    expect(message).not.toContain('\n');
  });

  it.each([
    ['broken XML', '<svg viewBox="0 0 120 80"><g></svg>', /default\.svg:1:\d+: /],
    [
      'entities of its own',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>',
      /default\.svg:1:\d+: /,
    ],
    ['another root', '<html/>', /default\.svg:1:1: <html> is no drawing/],
    ['no viewBox', '<svg/>', /default\.svg:1:1: the <svg> has no viewBox/],
  ])('is refused with %s', (_, closed, reason) => {
    write({ closed });
    expect(() => readItem(folder, 'Storage')).toThrow(reason);
  });

  it.each([
    ['stand', { ...FACTS, stand: { width: 0, center: 50, foot: 85 } }, /item\.json: stand\.width: /],
    [
      'palettes',
      { ...FACTS, palettes: { red: { main: 'red' } } },
      /item\.json: palettes\.red\.main: Colours are/,
    ],
    ['names', { ...FACTS, palettes: { red: { main: RED }, blue: { leaf: RED } } }, /same colours/],
    ['a field too many', { ...FACTS, id: 'other' }, /item\.json: id: /],
  ])('is refused with wrong facts: %s', (_, facts, reason) => {
    write({ facts });
    expect(() => readItem(folder, 'Storage')).toThrow(reason);
  });

  it('is refused in a folder whose name is no id', () => {
    const other = join(folder, '..', 'Test Box');
    mkdirSync(other);
    expect(() => readItem(other, 'Storage')).toThrow(/Test Box: ids are words in small letters/);
  });
});
