import { describeItems } from '../../testing/describeItems.ts';
import { decorations } from './decorations.ts';

describeItems(decorations);
