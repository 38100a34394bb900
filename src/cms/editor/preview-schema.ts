import { buildSchema, type GraphQLSchema } from 'graphql';
import { collections, pageTemplates, singles } from '../../content-model';
import { computedFields } from '../../gatsby-node/schema/computed-fields';
import { contentTypeDefinitions } from '../../gatsby-node/schema/type-definitions';

/** What Gatsby, its plugins and our resolvers define, as far as the queries use it. */
const gatsbyDefinitions = `
  scalar Any
  interface Node { id: ID! }
  input IdCondition { eq: String, in: [String!] }
  input Filter { id: IdCondition }
  type Resized { src: String! }
  type ImageSharp { gatsbyImageData: Any! resize: Resized! }
  type File {
    id: ID!
    publicURL: String
    isCutOut: Boolean
    drawing: String
    drawingURL: String
    placeholder(width: Int!): String
    childImageSharp: ImageSharp
  }
`;

const types = Object.values({ ...singles, ...collections, ...pageTemplates }).map(({ type }) => type);

/** `service` and `allService`, as Gatsby names them. */
const rootFields = (type: string): string => `
  ${type.charAt(0).toLowerCase()}${type.slice(1)}(id: IdCondition): ${type}
  all${type}(filter: Filter, limit: Int): ${type}Connection!`;

/** The schema of the site's queries, from the type definitions that the build gives to Gatsby. */
export const schema: GraphQLSchema = buildSchema(
  [
    gatsbyDefinitions,
    contentTypeDefinitions(),
    ...[...types, 'Page'].map((type) => `type ${type}Connection { nodes: [${type}!]! totalCount: Int! }`),
    ...types.map((type) => `extend type ${type} { id: ID! }`),
    ...Object.entries(computedFields).flatMap(([type, fields]) =>
      Object.entries(fields).flatMap(([name, field]) =>
        field.type ? [`extend type ${type} { ${name}: ${field.type} }`] : [],
      ),
    ),
    `type Query { pagesById(ids: [String!]!): [Page!]! ${[...types, 'Page'].map(rootFields).join('')} }`,
  ].join('\n'),
  { assumeValid: true, assumeValidSDL: true },
);
