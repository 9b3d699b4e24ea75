import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import type { Pixels } from '../pixels/Pixels.ts';

interface PixelCanvasProps extends HTMLChakraProps<'canvas'> {
  pixels: Pixels;
  /** The colour of the light that falls on the picture, `#rrggbb`, as a room's light does on its items. */
  ambient?: string;
}

/** Pixels of the studio on a canvas. */
export function PixelCanvas({ pixels, ambient, ...rest }: PixelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, pixels, ambient);
  }, [pixels, ambient]);
  return <chakra.canvas ref={canvas} {...rest} />;
}

function draw(canvas: HTMLCanvasElement, { width, height, data }: Pixels, ambient?: string): void {
  canvas.width = width;
  canvas.height = height;
  const picture = new ImageData(data, width, height);
  canvas.getContext('2d')?.putImageData(ambient === undefined ? picture : multiply(picture, ambient), 0, 0);
}

function multiply({ width, height, data }: ImageData, ambient: string): ImageData {
  const light = [1, 3, 5].map((at) => Number.parseInt(ambient.slice(at, at + 2), 16) / 255);
  const lit = new Uint8ClampedArray(data);
  for (let at = 0; at < lit.length; at += 4)
    for (const part of [0, 1, 2]) lit[at + part] = (lit[at + part] ?? 0) * (light[part] ?? 1);
  return new ImageData(lit, width, height);
}
