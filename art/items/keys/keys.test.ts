import { describeItems } from '../../testing/describeItems.ts';
import { keys } from './keys.ts';

describeItems(keys);
