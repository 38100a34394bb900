import { collections } from '../../content-model';
import { describeFields } from '../../content-tools/schema/fields';

type ListOrder = readonly [field: string, direction: 'ASC' | 'DESC'];

/**
 * How all entries of a GraphQL type are sorted where a query has no `sort`: by `order`, and entries without one,
 * such as articles, by date, the newest first; entries that are equal by file name. The build and the previews of `/admin` follow it.
 */
export const listOrders: Readonly<Record<string, ListOrder>> = Object.fromEntries(
  Object.values(collections).flatMap(({ type, schema }): [string, ListOrder][] => {
    const { properties = {} } = describeFields(schema);
    if ('order' in properties) return [[type, ['order', 'ASC']]];
    return 'date' in properties ? [[type, ['date', 'DESC']]] : [];
  }),
);
