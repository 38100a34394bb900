import { collections } from '../../content-model';
import { describeFields } from '../../content-tools/schema/fields';

type ListOrder = readonly [field: string, direction: 'ASC' | 'DESC'];

/**
 * How all entries of a GraphQL type are sorted where a query has no `sort`: by `order`. Entries without one, such as
 * articles, are sorted by date, the newest first, and equal ones by file name. The build and the previews of `/admin` follow it.
 */
export const listOrders: Readonly<Record<string, ListOrder>> = Object.fromEntries(
  Object.values(collections).flatMap(({ type, schema }): [string, ListOrder][] => {
    const { properties = {} } = describeFields(schema);
    if ('order' in properties) return [[type, ['order', 'ASC']]];
    return 'date' in properties ? [[type, ['date', 'DESC']]] : [];
  }),
);
