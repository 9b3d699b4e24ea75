import type { Item } from '../../defineItem.ts';
import { arcade } from './arcade.ts';
import { colorButtons } from './colorButtons.ts';
import { computer } from './computer.ts';
import { controlPanel } from './controlPanel.ts';
import { fuseBox } from './fuseBox.ts';
import { gears } from './gears.ts';
import { intercom } from './intercom.ts';
import { jukebox } from './jukebox.ts';
import { keypad } from './keypad.ts';
import { laptop } from './laptop.ts';
import { laserEmitter } from './laserEmitter.ts';
import { microwave } from './microwave.ts';
import { monitor } from './monitor.ts';
import { padlock } from './padlock.ts';
import { pipeValve } from './pipeValve.ts';
import { projector } from './projector.ts';
import { radio } from './radio.ts';
import { securityCamera } from './securityCamera.ts';
import { serverRack } from './serverRack.ts';
import { smartphone } from './smartphone.ts';
import { telephone } from './telephone.ts';
import { tv } from './tv.ts';
import { wallLever } from './wallLever.ts';
import { wallSwitch } from './wallSwitch.ts';

/** All electronics, in the order of the palette. */
export const electronics: readonly Item[] = [
  computer,
  tv,
  keypad,
  radio,
  telephone,
  fuseBox,
  controlPanel,
  arcade,
  padlock,
  wallSwitch,
  wallLever,
  gears,
  pipeValve,
  laptop,
  monitor,
  colorButtons,
  intercom,
  securityCamera,
  laserEmitter,
  smartphone,
  microwave,
  projector,
  jukebox,
  serverRack,
];
