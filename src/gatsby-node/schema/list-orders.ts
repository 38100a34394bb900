import { collections } from '../../content-model';
import { describeFields } from '../../content-tools/schema/fields';

type ListOrder = readonly [field: string, direction: 'ASC' | 'DESC'];

/**
 * How all entries of a GraphQL type are sorted where a query has no `sort`: articles by date, the newest first, other
 * entries by `order`; entries that are equal by file name. The build and the previews of `/admin` follow it.
 */
export const listOrders: Readonly<Record<string, ListOrder>> = Object.fromEntries(
  Object.values(collections).flatMap(({ type, schema }): [string, ListOrder][] => {
    const { properties = {} } = describeFields(schema);
    if ('date' in properties) return [[type, ['date', 'DESC']]];
    return 'order' in properties ? [[type, ['order', 'ASC']]] : [];
  }),
);
