import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { type Box, curve } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';

const PAPER = '#f6efdd';

/**
 * Draws a folder with papers and a tab at a share of its width; its foot may be hidden by objects in front of
 * it.
 */
export function folder(ink: Ink, [x, y, w, h]: Box, color: string, tabAt: number): void {
  for (const i of range(2)) {
    const sheet = rect(x + 12 + i * 5, y + 3 + i * 4, w - 30, h - 8, 2);
    ink.draw(sheet, { fill: PAPER, stroke: '#6a5c48', width: ink.line * 0.45 });
  }
  const tab = x + w * tabAt;
  const cover = curve(
    `M${x} ${y + h}L${x} ${y + 20}Q${x} ${y + 15} ${x + 5} ${y + 15}L${tab} ${y + 15}L${tab + 8} ${y}` +
      `L${tab + w * 0.22} ${y}` +
      `L${tab + w * 0.22 + 8} ${y + 15}L${x + w - 5} ${y + 15}Q${x + w} ${y + 15} ${x + w} ${y + 20}` +
      `L${x + w} ${y + h}Z`,
  );
  solid(ink, cover, color, { bevel: 3, width: ink.line * 0.65 });
  const label = rect(tab + 11, y + 5, w * 0.22 - 14, 9, 1.5);
  ink.draw(label, { fill: PAPER });
  ink.draw(polyline([tab + 15, y + 9.5], [tab + w * 0.16, y + 9.5]), { stroke: ramp(color).line, width: 2 });
}
