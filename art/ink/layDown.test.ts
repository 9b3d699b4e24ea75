import { expect, it } from 'vitest';
import { Ink } from './Ink.ts';
import { layDown } from './layDown.ts';
import { rect } from './shapes.ts';

it('gives light neither an edge nor a shadow as a thing lies', () => {
  const ink = new Ink({ width: 100, height: 40 });
  ink.draw(rect(10, 0, 50, 40), { fill: '#aa0000' });
  ink.shine(() => ink.at([60, 0], () => ink.draw(rect(0, 0, 40, 40), { fill: '#ffee00', opacity: 0.5 })));
  ink.draw(rect(50, 0, 10, 40), { fill: '#00aa00' });
  const laid = layDown(ink.toSvg(), { box: [0, 0, 100, 40], thickness: 6 });
  const [, body = ''] = /<g id="body">(.*?)<mask/s.exec(laid) ?? [];
  expect(body).toContain('#aa0000');
  expect(body).toContain('#00aa00');
  expect(body).not.toContain('#ffee00');
  expect(laid.match(/#ffee00/g)).toHaveLength(1);
  expect(laid.match(/<use href="#thing"/g)).toHaveLength(1);
});

it('lays down what has no light as a whole', () => {
  const ink = new Ink({ width: 100, height: 40 });
  ink.draw(rect(10, 0, 50, 40), { fill: '#aa0000' });
  expect(layDown(ink.toSvg(), { box: [0, 0, 100, 40], thickness: 6 })).not.toContain('id="body"');
});

it('gives the edge the colours of what lies, without its outlines', () => {
  const ink = new Ink({ width: 100, height: 40 });
  ink.draw(rect(10, 0, 50, 40), { fill: '#aa0000', stroke: '#320a1e' });
  ink.draw(rect(20, 5, 20, 9), { stroke: '#eeddcc' });
  const laid = layDown(ink.toSvg(), { box: [0, 0, 100, 40], thickness: 6 });
  const [, side = ''] = /<g id="side">(.*?)<mask/s.exec(laid) ?? [];
  expect(side).toContain('#aa0000');
  expect(side).toMatch(/stroke="#(eeddcc|edc)"/);
  expect(side).not.toContain('#320a1e');
  expect(laid).toContain('#320a1e');
});
